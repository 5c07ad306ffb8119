import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { takeLock } from './lock.ts'

let root = ''
let file = ''
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'praktijk-'))
  file = join(root, 'work/lock')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

describe('the lock of a build', () => {
  it('is taken and given free', () => {
    const free = takeLock(file)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
    free()
    expect(existsSync(file)).toBe(false)
  })

  it('keeps another build out for as long as its process lives, and says so without a stack', async () => {
    takeLock(file)()
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    writeFileSync(file, String(child.pid))
    expect(() => takeLock(file)).toThrow(`Er loopt al een bouw (proces ${child.pid}).`)
    try {
      takeLock(file)
    } catch (error) {
      expect(error).toMatchObject({ stack: '' })
    }
    const ended = new Promise((resolve) => child.on('exit', resolve))
    child.kill()
    await ended
    takeLock(file)()
    expect(existsSync(file)).toBe(false)
  })

  it.each(['', 'geen getal', '-1'])('is taken over from a file that holds “%s”', (text) => {
    takeLock(file)()
    writeFileSync(file, text)
    takeLock(file)
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  })
})
