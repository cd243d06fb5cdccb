import { layerOf, UTILITY_LAYERS } from './layer-order.ts'
import type { AtRule, PostcssPlugin, Root, Rule } from './postcss.ts'

const LAYERS = ['theme', 'base', 'parts', 'components', ...UTILITY_LAYERS]

/**
 * Puts each utility into the layer of its kind, so that it counts the same whichever sheet it stands in and whichever
 * sheet came first; and takes out the variables by which Tailwind's utilities would know of each other.
 */
export function utilityLayers(): PostcssPlugin {
  return {
    postcssPlugin: 'utility-layers',
    Once(root, { atRule }) {
      dropBookkeeping(root)
      dropOldColours(root)
      root.walkAtRules('layer', (layer) => {
        if (!layer.nodes) layer.remove()
        else if (layer.params === 'utilities') layer.replaceWith(byKind(layer))
      })
      // The sheet of every page comes first: it says the order for all, and whose work they are made with.
      if (root.some((node) => node.type === 'atrule' && node.params === 'base'))
        root.prepend(atRule({ name: 'layer', params: LAYERS.join(',') }))
      else root.walkComments((comment) => void comment.remove())
    },
  }
}

/** The site combines no utilities that need them; the build says so where one does. */
function dropBookkeeping(root: Root): void {
  root.walkAtRules((rule) => {
    if (
      rule.name === 'property' ? rule.params.startsWith('--tw-') : rule.name === 'layer' && rule.params === 'properties'
    )
      rule.remove()
  })
  root.walkDecls((declaration) => {
    // A border is solid anyway (base.css).
    if (declaration.prop.startsWith('--tw-') || declaration.value === 'var(--tw-border-style)') declaration.remove()
    else if (declaration.value.includes('var(--tw-'))
      throw declaration.error('This utility reads a variable that scripts/build/styles/utility-layers.ts takes out.')
  })
}

/** What Tailwind says first for browsers without `color-mix`: those that know our colours have it, and the rest is plain. */
function dropOldColours(root: Root): void {
  root.walkAtRules('supports', (supports) => {
    if (supports.params.includes('color-mix') && supports.nodes) supports.replaceWith(supports.nodes)
  })
}

function byKind(utilities: AtRule): AtRule[] {
  const layers = new Map<string, AtRule>()
  utilities.walkRules((rule) => {
    const around = conditionsAround(rule)
    if (!around) return
    const conditions = [...around.map(textOf), ...conditionsIn(rule)].join(' ')
    const name = layerOf(conditions, propertiesOf(rule))
    if (!name) throw rule.error(`scripts/build/styles/layer-order.ts has no place for what counts at ${conditions}`)
    let place = layers.get(name) ?? utilities.clone({ params: name, nodes: [] })
    layers.set(name, place)
    for (const condition of around) {
      const last = place.last
      if (last?.type !== 'atrule' || textOf(last) !== textOf(condition)) place.append(condition.clone({ nodes: [] }))
      place = place.last as AtRule
    }
    place.append(rule.clone())
  })
  return UTILITY_LAYERS.flatMap((name) => layers.get(name) ?? [])
}

/** The at-rules between the layer and a utility, outermost first; undefined for what is nested in one. */
function conditionsAround(rule: Rule): AtRule[] | undefined {
  const around: AtRule[] = []
  for (let parent = rule.parent; parent && !isLayer(parent); parent = parent.parent as typeof parent) {
    if (parent.type !== 'atrule') return undefined
    around.unshift(parent as AtRule)
  }
  return around
}

const isLayer = (node: { type: string; name?: string }) => node.type === 'atrule' && node.name === 'layer'
const textOf = ({ name, params }: AtRule) => `@${name} ${params}`
const conditionsIn = ({ selector }: Rule) => selector.replace(/^\.(\\.|[\w-])+/, '').match(/:[a-z-]+|\[[^\]]+\]/g) ?? []
const propertiesOf = (rule: Rule) => rule.nodes.flatMap((node) => (node.type === 'decl' ? node.prop : []))
