import { createHash } from 'node:crypto'
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

/** The worker that keeps the shell: it knows every file the page starts with, the words and the pages that work without a network. */
function worker(): Plugin {
  const OFFLINE = /(Rules|Learn|RuleText)-|assets\/(en|fr|zh)-/
  return {
    name: 'worker',
    apply: 'build',
    writeBundle({ dir = '' }, bundle) {
      const first = new Set<string>()
      const follow = (name: string): void => {
        const chunk = bundle[name]
        if (!chunk || first.has(name)) return
        first.add(name)
        if (chunk.type === 'chunk') [...chunk.imports, ...(chunk.viteMetadata?.importedCss ?? [])].forEach(follow)
      }
      for (const [name, chunk] of Object.entries(bundle)) {
        if ((chunk.type === 'chunk' && chunk.isEntry) || name.endsWith('.woff2') || OFFLINE.test(name)) follow(name)
      }
      const shell = ['/', '/icon.svg', '/manifest.webmanifest', ...[...first].sort().map((name) => `/${name}`)]
      const build = createHash('sha256').update(shell.join()).update(readFileSync(join(dir, 'index.html'))).digest('hex').slice(0, 8)
      const text = readFileSync(new URL('worker.js', import.meta.url), 'utf8')
      writeFileSync(join(dir, 'worker.js'), text.replace('__BUILD__', build).replace('__SHELL__', JSON.stringify(shell)))
    },
  }
}

export default defineConfig({
  plugins: [svelte(), packed(), worker()],
  build: {
    outDir: '../src/hhour/server/static',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // from these on a browser knows light-dark(), by which paper lies on a dark table
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { proxy: { '/api': { target: process.env.HHOUR_URL ?? 'http://127.0.0.1:8044', ws: true } } },
})
