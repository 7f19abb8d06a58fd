import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** The service worker, with the names of everything it has to keep. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: 'src/worker.ts', fileName: 'sw.js' });
    },
    /* after everybody else: files that held nothing but styles are gone by then */
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.keys(bundle)
          .filter((name) => /\.(js|css)$/.test(name) && name !== 'sw.js')
          .sort();
        /* the names carry hashes of their content, so a hash of the names is one of the build */
        let build = 0;
        for (const letter of files.join()) build = (Math.imul(build, 31) + letter.charCodeAt(0)) >>> 0;
        const made = bundle['sw.js'];
        if (made?.type !== 'chunk') throw new Error('sw.js was not made');
        made.code = made.code
          .replaceAll('__FILES__', JSON.stringify(files))
          .replaceAll('__BUILD__', JSON.stringify(build.toString(36)));
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), worker()],
  // The page may lie under a path: it names everything from where it lies itself.
  base: './',
  build: {
    outDir: '../src/charthouse/page',
    emptyOutDir: true,
    // The page runs under a policy without data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages use comes in one file: every file costs a request with its headers.
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: 'shared', test: /src\/(shell|pages\/parts)\//, minShareCount: 3 }] },
      },
    },
  },
  server: {
    // The symbols lie in the package: its pictures are drawn with them too.
    fs: { allow: ['..'] },
    proxy: {
      '/api': 'http://127.0.0.1:8000',
      '/locale': 'http://127.0.0.1:8000',
      '/ws': { target: 'ws://127.0.0.1:8000', ws: true },
    },
  },
});
