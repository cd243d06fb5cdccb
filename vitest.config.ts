import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: ['shared/**/*.test.ts', 'scripts/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'parts',
          environment: 'jsdom',
          include: ['web/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
})
