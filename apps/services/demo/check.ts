/**
 * Checks the demo files: schemas, elements, references between items, distinct pictures. Prints the problems and exits
 * with 1.
 */
import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { demoBrands } from './demoBrands.ts';
import { flattenCategories } from './import/categoryTree.ts';
import { contentRows } from './import/contentRows.ts';
import { countsOf } from './import/countsOf.ts';
import { readCatalogue, readContent, readOwnEntries } from './import/readBrand.ts';
import type { ContentScope } from './import/resolveContent.ts';
import { demoFileSchemas } from './schema.ts';

const root = import.meta.dirname;
const problems: string[] = [];

interface Category {
  id: string;
  children?: Category[];
}
interface Attribute {
  id: string;
  values: { id: string }[];
}

function leaves(categories: Category[]): string[] {
  return categories.flatMap((c) => (c.children ? leaves(c.children) : [c.id]));
}

function filesOf(brand: string, kind: keyof typeof demoFileSchemas): string[] {
  const single = join(root, brand, `${kind}.yaml`);
  const folder = join(root, brand, kind);
  return [
    ...(existsSync(single) ? [single] : []),
    ...(existsSync(folder)
      ? readdirSync(folder)
          .filter((f) => f.endsWith('.yaml'))
          .map((f) => join(folder, f))
      : []),
  ];
}

const only = process.argv.slice(2);
for (const demoBrand of demoBrands) {
  const brand = demoBrand.site;
  const categories = new Set(leaves(parse(readFileSync(join(root, brand, 'categories.yaml'), 'utf8')) as Category[]));
  const attributes = new Map(
    (parse(readFileSync(join(root, brand, 'attributes.yaml'), 'utf8')) as Attribute[]).map((a) => [
      a.id,
      new Set(a.values.map((v) => v.id)),
    ]),
  );
  if (!only.length) {
    const report = (problem: string) => problems.push(problem);
    const content = readContent(brand, report);
    const image = { url: '', title: '', description: '', aspectRatio: 1, width: 1, height: 1 };
    const counts = countsOf(readCatalogue(brand, report), content.pages, demoBrand.name);
    const scope: ContentScope = { locale: 'de', pathOf: () => '/', counts, imageOf: () => image, report };
    contentRows(demoBrand, content, flattenCategories(content.categories), scope);
    if (JSON.stringify(content).includes('ß')) problems.push(`${brand}/pages: Swiss spelling has no ß`);
    const own = readOwnEntries(brand, report);
    if (JSON.stringify(own).includes('ß')) problems.push(`${brand}/own-entries: Swiss spelling has no ß`);
  }
  const ids = new Map<string, string>();
  const pictures = new Map<string, string>();
  for (const kind of Object.keys(demoFileSchemas) as (keyof typeof demoFileSchemas)[]) {
    for (const file of filesOf(brand, kind)) {
      if (only.length && !only.some((o) => file.endsWith(o))) continue;
      const rows: unknown = parse(readFileSync(file, 'utf8'));
      for (const [index, row] of (rows as Record<string, unknown>[]).entries()) {
        const where = `${file.slice(root.length + 1)} #${index + 1} ${String(row?.id)}`;
        const result = demoFileSchemas[kind].element.safeParse(row);
        if (!result.success) {
          for (const issue of result.error.issues) problems.push(`${where}: ${issue.path.join('.')}: ${issue.message}`);
          continue;
        }
        const item = result.data;
        if (ids.has(item.id)) problems.push(`${where}: id is used in ${ids.get(item.id)} too`);
        ids.set(item.id, where);
        if ('categories' in item)
          for (const c of item.categories)
            if (!categories.has(c)) problems.push(`${where}: category ${c} is no leaf of categories.yaml`);
        if ('attributes' in item)
          for (const [a, values] of Object.entries(item.attributes))
            for (const v of values)
              if (!attributes.get(a)?.has(v)) problems.push(`${where}: attribute ${a}=${v} is unknown`);
        if ('art' in item) {
          const key = `${item.art.motif}/${item.art.palette}/${item.art.seed}`;
          if (pictures.has(key)) problems.push(`${where}: picture ${key} is the same as in ${pictures.get(key)}`);
          pictures.set(key, where);
        }
        const german = JSON.stringify(row);
        if (german.includes('ß')) problems.push(`${where}: Swiss spelling has no ß`);
      }
    }
  }
  console.log(`${brand}: ${ids.size} items`);
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
