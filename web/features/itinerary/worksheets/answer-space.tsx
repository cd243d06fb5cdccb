import type { WorksheetList } from '#shared/contracts/worksheets'

type Space = WorksheetList['items'][number]['tasks'][number]['space']

/** Content of a cell to write in: a cell without any has no name for readers of screens. */
const BLANK = '\u00a0'

/** Where a learner writes or draws: drawn by borders, since printers leave out backgrounds. */
export function AnswerSpace({ space }: { space: Space }) {
  switch (space.kind) {
    case 'lines':
      return <Rows className="answer-lines" count={space.lines} />
    case 'box':
      return <Rows className="answer-box" count={space.lines} />
    case 'circle':
      return (
        <ul className="answer-words">
          {space.words.map((word) => (
            <li key={word}>{word}</li>
          ))}
        </ul>
      )
    case 'table':
      return (
        <div className={space.starts[0] ? 'answer-table answer-table-starts' : 'answer-table'}>
          <table>
            <thead>
              <tr>
                {space.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {space.starts.map((start, index) => (
                <tr key={`${index} ${start}`}>
                  {space.columns.map((name, column) =>
                    column === 0 && start ? (
                      <th key={name} scope="row">
                        {start}
                      </th>
                    ) : (
                      <td key={name}>{BLANK}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )
  }
}

/** So many lines high: ruled, or empty in a frame. */
const Rows = ({ className, count }: { className: string; count: number }) => (
  <div className={className} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <i key={index} />
    ))}
  </div>
)
