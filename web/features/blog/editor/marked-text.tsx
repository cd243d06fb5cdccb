import { Fragment, memo } from 'react'

const MARKS =
  /(^ {0,3}(?:#{1,3}|-|>|\d{1,4}[.)]) +|^(?:---+|\*\*\*+|___+)$|\*{1,3}|`|\[\/?(?:color|bg|button)(?:=[^\]\n]*)?\]|!?\[(?=[^\]\n]*\]\()|\]\([^)\n]*\))/

/** A copy of the text behind the text field, with coloured marks, because a text field has only one colour. It also sets the field's height. */
export function MarkedText({ text }: { text: string }) {
  return (
    <div aria-hidden="true" className="editor-text editor-marked">
      {text.split('\n').map((line, i) => (
        <Line key={i} text={line} />
      ))}
    </div>
  )
}

const Line = memo(function Line({ text }: { text: string }) {
  return (
    <div>
      {/* Split by a pattern with one group: every second part is a mark. The space gives an empty line its height. */}
      {text.split(MARKS).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>))}
      {text === '' ? ' ' : null}
    </div>
  )
})
