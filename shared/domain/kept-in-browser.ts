/** What the site stores in a browser, by name; a name that ends in `*` is a prefix. */
export interface KeptInBrowser {
  name: string
  /** Cookies are sent with requests; everything else stays on the device. */
  kind: 'cookie' | 'storage' | 'tab'
  what: string
  until: string
  /** Removed when somebody signs out, because another person may use the browser next. */
  endsAtSignOut?: true
}

export const KEPT_IN_BROWSER: readonly KeptInBrowser[] = [
  {
    name: 'visitor',
    kind: 'cookie',
    what: 'A random number, set when you send an idea: it tells us which ideas are yours',
    until: '182 days after your last idea, or when you sign out',
  },
  {
    name: 'session',
    kind: 'cookie',
    what: 'Your sign-in, for pages that are drawn for you',
    until: 'You sign out; 12 hours at most',
  },
  {
    name: 'device',
    kind: 'cookie',
    what: 'A random number, set when you sign in: others who try passwords at your account cannot lock this browser out',
    until: '180 days after your last sign-in',
  },
  {
    name: 'reset',
    kind: 'cookie',
    what: 'The link from our email by which you choose a new password',
    until: 'You have chosen it; 1 hour at most',
  },
  {
    name: 'invitation',
    kind: 'cookie',
    what: 'The link from our email that invites you to this site’s team',
    until: 'You have accepted; 48 hours at most',
  },
  {
    name: 'auth_token',
    kind: 'storage',
    what: 'Your sign-in, for what the page asks for itself',
    until: 'You sign out. After 12 hours it opens nothing',
  },
  { name: 'theme', kind: 'storage', what: 'Light or dark, once you have chosen', until: 'You delete it' },
  { name: 'hero-video', kind: 'storage', what: 'That you paused the film on the first page', until: 'You delete it' },
  {
    name: 'uhambo_draft',
    kind: 'storage',
    what: 'The idea that you are writing',
    until: 'You send it, start over or sign out',
    endsAtSignOut: true,
  },
  {
    name: 'uhambo_run',
    kind: 'storage',
    what: 'The idea whose plan is being made, so that a reload loses nothing',
    until: 'The plan is there, you start over or you sign out',
    endsAtSignOut: true,
  },
  {
    name: 'pending_idea',
    kind: 'storage',
    what: 'Your last idea, which fills in the demo request',
    until: 'You open the demo request, start over or sign out',
    endsAtSignOut: true,
  },
  {
    name: 'pending_search_id',
    kind: 'storage',
    what: 'The number of your last plan, for the demo request and the sign-up',
    until: 'You send the demo request, start over or sign out',
    endsAtSignOut: true,
  },
  {
    name: 'uhambo_form_*',
    kind: 'storage',
    what: 'What you have typed into a form; never a password or a card',
    until: 'You send the form or sign out',
    endsAtSignOut: true,
  },
  {
    name: 'uhambo_post_*',
    kind: 'storage',
    what: 'For editors: a blog post that is not saved yet',
    until: 'You save it or throw it away',
  },
  {
    name: 'uhambo_signed_on',
    kind: 'tab',
    what: 'Which page we last tried to open with your sign-in',
    until: 'You close the tab',
  },
]
