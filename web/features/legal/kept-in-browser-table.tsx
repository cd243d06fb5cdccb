import { KEPT_IN_BROWSER, type KeptInBrowser } from '#shared/domain/kept-in-browser'

const KINDS: Record<KeptInBrowser['kind'], string> = { cookie: 'cookie', storage: 'storage', tab: 'this tab' }

export function KeptInBrowserTable() {
  return (
    <table className="legal-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Name</th>
          <th scope="col">Until</th>
        </tr>
      </thead>
      <tbody>
        {KEPT_IN_BROWSER.map(({ name, kind, what, until }) => (
          <tr key={name}>
            <th scope="row">{what}</th>
            <td data-label="Name">
              {name.replace('*', '…')} ({KINDS[kind]})
            </td>
            <td data-label="Until">{until}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
