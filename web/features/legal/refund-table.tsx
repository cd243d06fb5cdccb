/** The refund policy by days before the trip; the Consumer Protection Act can only improve it for the consumer. */
export function RefundTable() {
  return (
    <table className="legal-table">
      <thead>
        <tr>
          <th scope="col">You cancel</th>
          <th scope="col">You get back</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">30 days or more before the trip</th>
          <td>Everything</td>
        </tr>
        <tr>
          <th scope="row">15 to 29 days before the trip</th>
          <td>50%</td>
        </tr>
        <tr>
          <th scope="row">Fewer than 15 days before the trip</th>
          <td>Nothing</td>
        </tr>
      </tbody>
    </table>
  )
}
