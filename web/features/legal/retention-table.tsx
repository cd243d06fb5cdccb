import { RETENTION } from './retention.ts'

export function RetentionTable() {
  return (
    <table className="legal-table">
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col">Where</th>
          <th scope="col">How long</th>
        </tr>
      </thead>
      <tbody>
        {RETENTION.map(([what, whereKept, howLong]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td data-label="Where">{whereKept}</td>
            <td data-label="How long">{howLong}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
