import type { CSSOptions } from 'vite'

// PostCSS comes with Vite and is no dependency of ours: its types are those that Vite speaks of.
type PostcssOptions = Exclude<NonNullable<CSSOptions['postcss']>, string>
type AnyPlugin = NonNullable<PostcssOptions['plugins']>[number]
export type PostcssPlugin = Exclude<Extract<AnyPlugin, { postcssPlugin: string }>, (...given: never[]) => unknown>
export type Root = Parameters<Extract<NonNullable<PostcssPlugin['Once']>, (...given: never[]) => unknown>>[0]
type Node = NonNullable<Root['nodes']>[number]
export type AtRule = Extract<Node, { type: 'atrule' }>
export type Rule = Extract<Node, { type: 'rule' }>
