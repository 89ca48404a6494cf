/**
 * Says what should stand on the page; only what differs is changed, so that focus, scrolling and half-written words
 * stay. All text becomes text nodes: what people write is never read as markup.
 */

/** An element: `h("button", { class: "big", onclick: play }, "Play")`. Empty children are left out. */
export function h(tag, props, ...children) {
  return { tag, props: props ?? {}, children: nodes(children) };
}

/** Makes the host's children what they should be. */
export function show(host, ...children) {
  patchChildren(host, nodes(children));
}

const LIVE = new Set(["checked", "disabled", "hidden", "value"]);
/** Set as properties. */

const shown = new WeakMap();
/** What each node was made from. */

function nodes(children) {
  const wanted = children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false);
  return wanted.map((child) => (typeof child === "object" ? child : { text: String(child) }));
}

function patchChildren(host, wanted) {
  const keyed = nodesByKey(host);
  let next = host.firstChild;
  for (const child of wanted) {
    const found = keyed.get(child.props?.key) ?? next;
    if (found === null || !fits(shown.get(found), child)) {
      host.insertBefore(create(child), next);
      continue;
    }
    if (found === next) next = next.nextSibling;
    else host.insertBefore(found, next);
    update(found, child);
  }
  while (next !== null) {
    const gone = next;
    next = next.nextSibling;
    gone.remove();
  }
}

function nodesByKey(host) {
  const keyed = new Map();
  for (const node of host.childNodes) {
    const key = shown.get(node)?.props?.key;
    if (key !== undefined) keyed.set(key, node);
  }
  return keyed;
}

function fits(old, wanted) {
  return old !== undefined && old.tag === wanted.tag && old.props?.key === wanted.props?.key;
}

function create(wanted) {
  const node = wanted.tag === undefined ? document.createTextNode("") : document.createElement(wanted.tag);
  shown.set(node, wanted.tag === undefined ? { text: "" } : { tag: wanted.tag, props: {}, children: [] });
  update(node, wanted);
  return node;
}

function update(node, wanted) {
  const old = shown.get(node);
  shown.set(node, wanted);
  if (wanted.tag === undefined) {
    if (old.text !== wanted.text) node.data = wanted.text;
    return;
  }
  patchChildren(node, wanted.children);
  for (const name of new Set([...Object.keys(old.props), ...Object.keys(wanted.props)])) {
    setProp(node, name, old.props[name], wanted.props[name]);
  }
  wanted.props.ref?.(node);
}

function setProp(node, name, old, value) {
  if (name === "key" || name === "ref") return;
  if (name.startsWith("on")) node[name] = value ?? null;
  else if (LIVE.has(name)) setLive(node, name, old, value);
  else if (old === value) return;
  else if (value === undefined || value === null || value === false) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}

function setLive(node, name, old, value) {
  // A list or a switch shows what is true, also after a choice that was refused. Half-written words are left alone.
  const written = name === "value" && node.tagName !== "SELECT";
  const current = written ? old : node[name];
  if (current !== value) node[name] = value ?? (name === "value" ? "" : false);
}
