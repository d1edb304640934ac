import type { ComponentType } from 'react';
import type { AppPages, PageProps } from '../pageKind';

const loaded = new Map<string, ComponentType<PageProps>>();

/** Loads an app's page; false where the storefront has no such app. */
export async function loadApp(id: string, apps: AppPages): Promise<boolean> {
  const app = apps[id];
  if (!app) return false;
  loaded.set(id, (await app()).default);
  return true;
}

export function loadedApp(id: string): ComponentType<PageProps> | undefined {
  return loaded.get(id);
}
