import { renderToStaticMarkup } from 'react-dom/server'
import { SITE } from '../../web/site.ts'
import type { Block, Letter } from './letter.ts'
import { LETTER_STYLES } from './letter-styles.ts'

/**
 * A letter as HTML for mail clients: tables, a style block that a client may ignore, no pictures and no scripts, so
 * that opening it loads nothing.
 */
export const letterHtml = (letter: Letter): string =>
  `<!doctype html>${renderToStaticMarkup(<LetterDocument {...letter} />)}`

function LetterDocument(letter: Letter) {
  return (
    <html lang={SITE.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{letter.subject}</title>
        <style>{LETTER_STYLES}</style>
      </head>
      <body>
        <div className="preview">{letter.preview}</div>
        <table className="page" role="presentation" width="100%" cellPadding="0" cellSpacing="0">
          <tbody>
            <tr>
              <td align="center">
                <Sheet {...letter} />
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

function Sheet({ greeting, blocks, reason }: Letter) {
  return (
    <table className="sheet" role="presentation" width="100%" cellPadding="24" cellSpacing="0">
      <tbody>
        <tr>
          <td className="brand">{SITE.name}</td>
        </tr>
        <tr>
          <td className="words">
            <p>{greeting},</p>
            {blocks.map((block, place) => (
              <Part key={place} block={block} />
            ))}
            <p>The {SITE.name} team</p>
          </td>
        </tr>
        <tr>
          <td className="foot">
            {reason}
            <br />
            {SITE.line}
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function Part({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text}</p>
    case 'facts':
      return <Facts rows={block.rows} />
    case 'action':
      return (
        <>
          <p>
            <a className="action" href={block.url}>
              {block.label}
            </a>
          </p>
          <p className="address">{block.url}</p>
        </>
      )
    case 'quote':
      return <blockquote>{block.text}</blockquote>
  }
}

function Facts({ rows }: { rows: Extract<Block, { kind: 'facts' }>['rows'] }) {
  return (
    <table className="facts" width="100%" cellPadding="6" cellSpacing="0">
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th align="left" scope="row">
              {label}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
