import type { Plugin } from 'vite'

const INJECTION = /^__insertCSS\("/m

/**
 * The notices' library puts a `<style>` into the page as it loads, which the site's policy forbids; the site
 * has its own sheet for it. Fails the build if the library no longer does it this way.
 */
export function noInjectedStyles(): Plugin {
  return {
    name: 'no-injected-styles',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        if (!INJECTION.test(code)) this.error('sonner no longer inserts its styles by __insertCSS: look again')
        return { code: code.replace(INJECTION, 'void ("'), map: null }
      },
    },
  }
}
