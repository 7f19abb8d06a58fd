import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/* What thinks is tested here, without a browser; what is shown is tested in one (tests/browser). */
export default defineConfig({
  plugins: [svelte()],
  test: { include: ['test/**/*.test.ts'], setupFiles: ['test/device.ts'], pool: 'threads', isolate: true },
});
