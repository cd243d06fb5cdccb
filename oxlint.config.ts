import { defineConfig } from 'oxlint'
import { LAYERS, TEST_LAYERS } from './scripts/lint/layers.ts'
import { layerOverrides } from './scripts/lint/restrict-imports.ts'

const TESTS = '*.{test,fixture}.{ts,tsx}'

export default defineConfig({
  options: { typeAware: true },
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error' },
  ignorePatterns: ['web/route-tree.gen.ts', 'dist', 'migrations', '.cache', '.wrangler'],
  rules: {
    'import/no-cycle': ['error', { ignoreTypes: true }],
    'max-lines': ['error', { max: 300 }],
    'typescript/no-explicit-any': 'error',
    'typescript/ban-ts-comment': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    'typescript/await-thenable': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    // An `import('…')` type would slip past the layers; declaration files have no other way.
    'typescript/consistent-type-imports': 'error',
    // Styles live in the style sheet: the Content-Security-Policy refuses inline ones.
    'react/forbid-dom-props': ['error', { forbid: ['style'] }],
    'typescript/only-throw-error': 'error',
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'react/no-danger': 'error',
    'no-unused-expressions': ['error', { allowShortCircuit: true }],
    // Control characters are what some texts are cleaned of; tsc knows what is unused.
    'no-control-regex': 'off',
    'no-unused-vars': 'off',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    // Text sorts by its letters, and spreads into its characters, on purpose.
    'typescript/require-array-sort-compare': 'off',
    'typescript/no-misused-spread': 'off',
    // A part hands its children on; axe finds a link without words on the page itself.
    'jsx-a11y/anchor-has-content': 'off',
    // A paragraph that announces itself stays a paragraph.
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-var': 'error',
    'prefer-const': 'error',
  },
  // oxlint's overrides replace a rule, so the layers of tests come after those of the source.
  overrides: [
    { files: ['shared/**', 'worker/**', 'web/**', 'static/**'], rules: { 'no-console': 'error' } },
    // The one place that writes the Worker's log, and the trial that prints what it measured.
    { files: ['worker/services/log.ts', 'worker/routes/growth.test.ts'], rules: { 'no-console': 'off' } },
    { files: ['**/*.d.ts'], rules: { 'typescript/consistent-type-imports': 'off' } },
    // The router's `notFound()` and `redirect()` are thrown and are no errors.
    { files: ['web/routes/**'], rules: { 'typescript/only-throw-error': 'off' } },
    ...LAYERS.flatMap((layer) => layerOverrides(layer, '*.{ts,tsx}')),
    ...TEST_LAYERS.flatMap((layer) => layerOverrides(layer, TESTS)),
    {
      files: [`**/${TESTS}`, 'e2e/**'],
      plugins: ['vitest'],
      rules: {
        'vitest/no-focused-tests': 'error',
        'vitest/no-disabled-tests': 'error',
        'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
        'vitest/no-conditional-expect': 'off',
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
        'typescript/restrict-template-expressions': 'off',
        'typescript/no-base-to-string': 'off',
      },
    },
  ],
})
