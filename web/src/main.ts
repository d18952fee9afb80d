import { mount } from 'svelte'
import App from './App.svelte'
import { keepOffline } from './lib/offline'
import './fonts.css'
import './app.css'

// After an update of the server an old page may ask for files that are gone: load the new page instead, once.
addEventListener('vite:preloadError', () => {
  if (!sessionStorage.getItem('hhour-reloaded')) {
    sessionStorage.setItem('hhour-reloaded', '1')
    location.reload()
  }
})

const target = document.getElementById('app')
if (target) mount(App, { target })
keepOffline()
