import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

/** Every text file also packed, so that the server only has to hand it out. */
function packed(): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const text = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        if (!/\.(js|css|svg|html)$/.test(name) || text.length < 400) continue
        this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(text, { level: 9 }) })
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotliCompressSync(text) })
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
