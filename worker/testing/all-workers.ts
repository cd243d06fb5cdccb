export * from '../index.ts'
export { default } from '../index.ts'
export { default as Planning } from '../planning/index.ts'
export { default as Pages } from '../pages/index.ts'
