import { expect, test } from 'vitest';
import { areaExport, listAreas, renderIndex } from './requirements-index.ts';

test('an area is exported under its file name in camel case', () => {
  expect(areaExport('features/tools')).toBe('tools');
  expect(areaExport('transports/http-session')).toBe('httpSession');
});

test('every area is imported and gathered under its path', () => {
  const text = renderIndex(['features/tools', 'features/tools-call']);
  expect(text).toContain(`import { gather } from './check.ts';
import { tools } from './features/tools.ts';
import { toolsCall } from './features/tools-call.ts';
import type { Requirement } from './model.ts';
`);
  expect(text).toContain(`const areas = {
  'features/tools': tools,
  'features/tools-call': toolsCall,
} as const;`);
});

test('without any area the file still stands', () => {
  expect(renderIndex([])).toContain('const areas = {} as const;');
});

test('a checkout without the folders has no areas', () => {
  expect(listAreas('/nowhere')).toEqual([]);
});

test('two areas of one name are refused', () => {
  expect(() => renderIndex(['features/http', 'transports/http'])).toThrow(
    'requirements/features/http.ts and requirements/transports/http.ts have one name',
  );
});
