import { defineConfig } from 'vite'
import { bundledSettings } from './src/make/bundledSettings.ts'

export default defineConfig(() => bundledSettings(import.meta.dirname))
