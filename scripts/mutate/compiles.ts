// Whether the type checker lets a fault through: one that does not compile is nobody's oversight.

import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../setup.mjs';
import type { Fault } from './faults.ts';
import { SOURCES } from './scope.ts';

/** A checker that is started once and asked for many faults. */
export function compiler(): (fault: Fault) => boolean {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent({ ...config, include: SOURCES }, ts.sys, root);
  let version = 0;
  let changed: Fault | null = null;
  const isChanged = (name: string): boolean => changed !== null && name === join(root, changed.file);
  const textOf = (name: string): string | undefined => {
    const text = ts.sys.readFile(name);
    return text !== undefined && changed && isChanged(name) ? faulty(text, changed) : text;
  };
  const service = ts.createLanguageService({
    ...ts.sys,
    useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
    getCompilationSettings: () => ({ ...options, noUnusedLocals: false, noUnusedParameters: false }),
    getScriptFileNames: () => fileNames,
    getScriptVersion: (name) => (isChanged(name) ? String(version) : '0'),
    getScriptSnapshot: (name) => {
      const text = textOf(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getDefaultLibFileName: ts.getDefaultLibFilePath,
  });
  return (fault) => {
    changed = fault;
    version += 1;
    const name = join(root, fault.file);
    return service.getSyntacticDiagnostics(name).length === 0 && service.getSemanticDiagnostics(name).length === 0;
  };
}

const faulty = (source: string, { start, end, to }: Fault): string =>
  `${source.slice(0, start)}${to}${source.slice(end)}`;
