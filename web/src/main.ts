import { mount } from 'svelte'
import App from './App.svelte'
import { keepOffline } from './lib/offline'
import './fonts.css'
import './app.css'

// After an update of the server an old page may ask for files that are gone: load the new page instead, but never in a circle.
const RENEWED = 'hhour-reloaded'
addEventListener('vite:preloadError', () => {
  if (Date.now() - Number(sessionStorage.getItem(RENEWED)) < 60_000) return
  sessionStorage.setItem(RENEWED, String(Date.now()))
  location.reload()
})

const target = document.getElementById('app')
if (target) mount(App, { target })
keepOffline()
