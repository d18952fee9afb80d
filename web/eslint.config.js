import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['src/generated/', 'schema/', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      'svelte/prefer-svelte-reactivity': 'off', // what must be watched is state; the rest is plain data
      'no-undef': 'off', // the type checker knows better
      'svelte/no-navigation-without-resolve': 'off', // a rule for SvelteKit; this app has its own small router
    },
  },
)
