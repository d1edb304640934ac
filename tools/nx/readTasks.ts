import { createProjectGraphAsync } from '@nx/devkit';
import { resetWorkspaceContext } from '@nx/devkit/internal';
import { readNxJson } from 'nx/src/config/nx-json.js';
import { createTaskHasher } from 'nx/src/hasher/create-task-hasher.js';
import { createTaskGraph } from 'nx/src/tasks-runner/create-task-graph.js';
import { getTaskSpecificEnv } from 'nx/src/tasks-runner/task-env.js';
import { checkedTargets } from './checkedTargets.ts';

/** A task of Nx in one state of the workspace. */
export interface HashedTask {
  project: string;
  target: string;
  /** The options of its target. */
  options: Readonly<Record<string, unknown>>;
  /** Changes with everything the task reads. */
  hash: string;
  /** Ids of the tasks that come before it. */
  dependencies: readonly string[];
}

/** All tasks that check the workspace in the working directory, by their ids, such as `@shop/ui-kit:test`. */
export type HashedTasks = Readonly<Record<string, HashedTask>>;

/** Reads the tasks of the workspace with the files as they are now. Nx knows one workspace a process. */
export async function readTasks(): Promise<HashedTasks> {
  resetWorkspaceContext();
  const graph = await createProjectGraphAsync({ exitOnError: false });
  const taskGraph = createTaskGraph(graph, {}, Object.keys(graph.nodes), [...checkedTargets], undefined, {});
  const tasks = Object.values(taskGraph.tasks);
  const environments = Object.fromEntries(tasks.map((task) => [task.id, getTaskSpecificEnv(task, graph)]));
  const hashes = await createTaskHasher(graph, readNxJson()).hashTasks(tasks, taskGraph, environments);
  return Object.fromEntries(
    tasks.map(({ id, target: { project, target } }, index) => {
      const options = (graph.nodes[project]?.data.targets?.[target]?.options ?? {}) as HashedTask['options'];
      const dependencies = taskGraph.dependencies[id] ?? [];
      return [id, { project, target, options, hash: hashes[index]!.value, dependencies }];
    }),
  );
}
