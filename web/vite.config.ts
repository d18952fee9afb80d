import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** Every text file also packed, so that the server only has to hand it out. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      for (const name of Object.keys(bundle)) {
        const text = readFileSync(join(dir, name))
        if (!/\.(js|css|svg|html)$/.test(name) || text.length < 400) continue
        writeFileSync(join(dir, `${name}.gz`), gzipSync(text, { level: 9 }))
        writeFileSync(join(dir, `${name}.br`), brotliCompressSync(text))
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), packed()],
  build: {
    outDir: '../src/hhour/server/static',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: process.env.HHOUR_URL ?? 'http://127.0.0.1:8044', ws: true } } },
})
