// A folder of the user: a checkout or an unpacked package, staged with everything it does not bring along.

import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pinnedVersion } from './locate-pinned.ts';
import { answers, findPackage, needsOf, type PackageFolder } from './manifest.ts';
import { type PackageSource, packageSource } from './package-source.ts';
import { packagesBeneath } from './packages-beneath.ts';
import type { Report } from './report.ts';
import { type SdkFolder, sdkInFolder } from './sdk-in-folder.ts';
import { adapters, type Line, versioned } from './sdk-packages.ts';
import { type StagedPackage, stage } from './stage.ts';
import type { Subject } from './subject.ts';
import { checkSupported } from './subject-text.ts';

type Packages = ReadonlyMap<string, PackageFolder>;

/** The version of the first half that is there; a folder with adapters alone goes with the pinned halves. */
const versionOf = ({ line, packages }: SdkFolder): string => {
  const half = versioned[line].map((name) => packages.get(name)).find((found) => found !== undefined);
  return half?.manifest.version ?? pinnedVersion(line) ?? '';
};

/** All packages of the line: the folder's own, else what stands beside those, else the published ones. */
const complete = async (sdk: SdkFolder, version: string, source: PackageSource): Promise<Packages> => {
  const packages = new Map(sdk.packages);
  const own = [...sdk.packages.values()];
  for (const name of [...versioned[sdk.line], ...adapters[sdk.line]]) {
    if (packages.has(name)) continue;
    const beside = versioned[sdk.line].includes(name)
      ? own
          .map(({ directory }) => findPackage(name, directory))
          .find((one) => one?.manifest.version === version)
      : undefined;
    packages.set(name, beside ?? (await source.sdkPackage(name)));
  }
  return packages;
};

/** Whether a package must get its dependency from among the staged packages themselves. */
const isAmongThem = (line: Line, packages: Packages, needing: PackageFolder, name: string, range: string) => {
  const staged = packages.get(name);
  const isPeer = needing.manifest.peerDependencies?.[name] !== undefined;
  return staged !== undefined && ((isPeer && versioned[line].includes(name)) || answers(staged, range));
};

const linked = async (
  line: Line,
  packages: Packages,
  name: string,
  source: PackageSource,
): Promise<StagedPackage> => {
  const needing = packages.get(name) as PackageFolder;
  const links = new Map<string, string>();
  for (const [needed, range] of Object.entries(needsOf(needing.manifest))) {
    if (isAmongThem(line, packages, needing, needed, range)) continue;
    const found = await source.dependency(needing, needed, range);
    if (found) links.set(needed, found.directory);
  }
  return { ...needing, name, links };
};

/** Throws a SubjectError when the folder holds no SDK that can run. */
export const locatePath = async (text: string, folder: string, report: Report): Promise<Subject> => {
  const sdk = sdkInFolder(text, folder);
  const { line } = sdk;
  const version = versionOf(sdk);
  checkSupported(text, line, version);
  const source = packageSource(text, line, version, report);
  const packages = await complete(sdk, version, source);
  const staged: StagedPackage[] = [];
  for (const name of [...packages.keys()].sort()) staged.push(await linked(line, packages, name, source));
  const { directory, content } = await stage(staged);
  const from = pathToFileURL(join(directory, 'package.json')).href;
  const name = `path:${basename(sdk.directory)}+${content.slice(0, 8)}`;
  return { text, name, line, version, from, content, packages: packagesBeneath(line, from) };
};
