export * from '../index.ts'
export { default } from '../index.ts'
export { default as Planning } from '../planning/index.ts'
