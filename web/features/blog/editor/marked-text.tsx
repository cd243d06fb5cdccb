import { Fragment, memo } from 'react'

const MARKS =
  /(^ {0,3}(?:#{1,3}|-|>|\d{1,4}[.)]) +|^(?:---+|\*\*\*+|___+)$|\*{1,3}|`|\[\/?(?:color|bg|button)(?:=[^\]\n]*)?\]|!?\[(?=[^\]\n]*\]\()|\]\([^)\n]*\))/

/** The text once more behind its box, where its marks have a colour: a text box itself has but one. It also gives the box its height. */
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
      {/* Split by a pattern with one group, every second part is a mark; the blank keeps an empty line's height. */}
      {text.split(MARKS).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : <Fragment key={i}>{part}</Fragment>))}
      {text === '' ? ' ' : null}
    </div>
  )
})
