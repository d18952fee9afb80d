// The browser's types, from what the server says about itself: schema/openapi.json and schema/messages.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'

const read = (name) => readFileSync(new URL(`../schema/${name}`, import.meta.url), 'utf8')
const api = JSON.parse(read('openapi.json'))
const messages = JSON.parse(read('messages.json').replaceAll('#/$defs/', '#/components/schemas/'))
api.components.schemas = { ...messages.$defs, ...api.components.schemas }
const types = astToString(await openapiTS(api, { defaultNonNullable: false }))
const folder = new URL('../src/generated/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('schema.d.ts', folder), `// Made by scripts/types.mjs; do not edit.\n${types}`)
