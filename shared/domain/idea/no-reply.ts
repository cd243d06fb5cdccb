/** Before "before": no answer, payment or return is meant by a day until then. */
export const NO_REPLY =
  '(?<!(?<![a-z])(?:weeks?|wk|weke|days?|dae|dag|reply|answer|quote|quotation|rsvp|deadline|closing|closes|send|sent|submit|submitted|pay|paid|payment|deposit|confirm|confirmed|book|booked|know|back|home|terug|tuis|not|nie|register|antwoord|betaal|respond|response|it|form|forms|in) (?:is |us |me |them |to us |by |on |no |die |the |date ){0,2})'
