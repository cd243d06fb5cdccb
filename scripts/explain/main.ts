import { parseArgs } from 'node:util'
import { readFacts } from '../catalogue/read-facts.ts'
import { explainIdea, LAYERS, type LayerName } from './explain-idea.ts'
import { printLayer } from './print-layer.ts'

// `npm run explain -- "idea"`: prints what each layer of the planner makes of an idea.
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Only this layer. */
    layer: { type: 'string' },
    /** The raw outputs. */
    json: { type: 'boolean', default: false },
    /** The day on which the idea is read, YYYY-MM-DD. */
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
})
const text = positionals.join(' ')
const isLayer = (name: string): name is LayerName => LAYERS.some((layer) => layer === name)
if (text === '' || (options.layer !== undefined && !isLayer(options.layer))) {
  console.error(`npm run explain -- "an idea" [--layer ${LAYERS.join('|')}] [--json] [--today YYYY-MM-DD]`)
  process.exit(1)
}

/** Sets and patterns have no form of their own in JSON. */
const plain = (_: string, value: unknown): unknown =>
  value instanceof Set ? [...value] : value instanceof RegExp ? value.source : value

const outputs = explainIdea(text, readFacts(), options.today)
const layers = options.layer === undefined ? LAYERS : LAYERS.filter((layer) => layer === options.layer)
if (options.json)
  console.log(JSON.stringify(Object.fromEntries(layers.map((layer) => [layer, outputs[layer]])), plain, 2))
else console.log(layers.map((layer) => printLayer(layer, outputs)).join('\n\n'))
