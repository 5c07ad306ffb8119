import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { publicProblems } from './publicFiles.ts'

/** What is said about a public/ folder with these files. */
function problemsWith(files: string[], link?: string): string[] {
  const root = mkdtempSync(join(tmpdir(), 'praktijk-'))
  onTestFinished(() => {
    rmSync(root, { recursive: true })
  })
  for (const file of files) {
    mkdirSync(dirname(join(root, 'public', file)), { recursive: true })
    writeFileSync(join(root, 'public', file), 'x')
  }
  if (link) symlinkSync('/etc/hostname', join(root, 'public', link))
  return publicProblems(root).map(({ file, message }) => `${file}  ${message}`)
}

it('files that browsers know may be published', () => {
  expect(problemsWith(['robots.txt', 'folders/rug.pdf', 'google123.html'])).toEqual([])
})

it('what systems leave behind is nobody’s to mend, and the folder may be absent', () => {
  expect(problemsWith(['.DS_Store', 'folders/Thumbs.db', '._robots.txt', 'folder.pdf~'], '.#robots.txt')).toEqual([])
  expect(problemsWith([])).toEqual([])
})

it('a link, a file in the folder of the build and an unknown kind of file are named', () => {
  expect(problemsWith(['assets/team-portret1.png', 'brief.docx', 'LEESMIJ'], 'hier.txt').toSorted()).toEqual([
    expect.stringMatching(/^public\/LEESMIJ {2}Met een bestand dat op "" eindigt/),
    expect.stringMatching(/^public\/assets\/team-portret1\.png {2}De map assets is van de bouw/),
    expect.stringMatching(/^public\/brief\.docx {2}Met een bestand dat op "\.docx" eindigt.*Kies uit: \.html/),
    expect.stringMatching(/^public\/hier\.txt {2}Dit is een koppeling/),
  ])
})
