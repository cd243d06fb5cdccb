import { html } from 'hono/html'
import type { HtmlEscapedString } from 'hono/utils/html'

/** An error page without styles, for when the normal page cannot be rendered. */
export const plainErrorPage = (words: string): string => {
  const page = html`<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Error: Uhambo</title>
</head>
<body>
<main>
<h1>${words}</h1>
<p>If you sent a form, go back: your browser should still have what you typed.</p>
<p><a href="/">Return to Home</a></p>
</main>
</body>
</html>
`
  // Only a value that is a promise makes the page one.
  return (page as HtmlEscapedString).toString()
}
