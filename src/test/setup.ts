import { afterAll } from 'vitest'
import { removeFolders } from './builtFolder.ts'

afterAll(removeFolders)
