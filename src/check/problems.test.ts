import { inspect } from 'node:util'
import { describe, expect, it } from 'vitest'
import { ContentError, formatFor, formatProblem } from './problems.ts'

const problem = { file: 'content/massage.mdx', line: 4, column: 7, message: 'Dit klopt niet.' }

describe('a problem', () => {
  it('is one line that an editor turns into a link', () => {
    expect(formatProblem(problem)).toBe('content/massage.mdx:4:7  Dit klopt niet.')
  })
  it('stays one line when it quotes a text of many lines, and passes no control characters on', () => {
    expect(formatProblem({ ...problem, message: 'Het feit {a\nb\u001B[31m}.' })).toBe(
      'content/massage.mdx:4:7  Het feit {a b [31m}.',
    )
  })
})

it('a warning says that it is one', () => {
  expect(formatProblem({ ...problem, severity: 'warning' })).toBe('content/massage.mdx:4:7  Let op: Dit klopt niet.')
})

it('GitHub shows a problem beside its line, whatever signs are in it', () => {
  const github = formatFor(['--format=github'])
  expect(github(problem)).toBe('::error file=content/massage.mdx,line=4,col=7::Dit klopt niet.')
  expect(github({ file: 'content/a,b.mdx', line: 1, column: 2, message: '5%\nmeer.', severity: 'warning' })).toBe(
    '::warning file=content/a%2Cb.mdx,line=1,col=2::5%25 meer.',
  )
  expect(formatFor(['--format=anders'])(problem)).toBe(formatProblem(problem))
})

describe('the error for all problems', () => {
  it('names each of them and counts them', () => {
    const error = new ContentError([problem, { ...problem, line: 9 }])
    expect(error.message).toBe(
      '2 fouten in de inhoud:\n\ncontent/massage.mdx:4:7  Dit klopt niet.\ncontent/massage.mdx:9:7  Dit klopt niet.\n',
    )
    expect(new ContentError([problem]).message).toMatch(/^1 fout in de inhoud:/)
  })
  it('shows no stack, which says nothing to a writer', () => {
    const error = new ContentError([problem])
    expect(error.stack).not.toMatch(/\bat /)
    expect(inspect(error)).toBe(error.message)
  })
})
