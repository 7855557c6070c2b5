/** What each name leads to. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The largest sets of names of which each leads to every other (Tarjan's algorithm), each in order of the alphabet. */
export function circlesIn(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(name: string): number {
    const index = order.size;
    order.set(name, index);
    open.push(name);
    let low = index;
    for (const to of graph.get(name) ?? []) {
      if (!order.has(to)) low = Math.min(low, visit(to));
      else if (open.includes(to)) low = Math.min(low, order.get(to) ?? low);
    }
    if (low === index) {
      const circle = open.splice(open.indexOf(name));
      if (circle.length > 1 || graph.get(name)?.has(name)) circles.push(circle.sort());
    }
    return low;
  }

  for (const name of graph.keys()) if (!order.has(name)) visit(name);
  return circles.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1));
}

/** The same arrows between the folders of files; what stays inside a folder is left out. */
export function foldersOf(graph: Graph): Graph {
  const folder = (file: string) => file.slice(0, file.lastIndexOf("/"));
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const from = folder(file);
    const into = folders.get(from) ?? new Set<string>();
    folders.set(from, into);
    for (const target of targets) if (folder(target) !== from) into.add(folder(target));
  }
  return folders;
}
