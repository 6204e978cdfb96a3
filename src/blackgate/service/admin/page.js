"use strict";
const $ = (id) => document.getElementById(id);
const when = (ms) => (ms ? new Date(ms).toLocaleTimeString() : "–");

// The token is in the fragment of the printed link: it is sent to no server and is in no log. A reload finds it in the session.
const TOKEN = "blackgate-admin-token";
const inLink = /^#token=(.+)$/.exec(location.hash)?.[1];
if (inLink) {
  sessionStorage.setItem(TOKEN, inLink);
  history.replaceState(null, "", location.pathname);
}

async function ask(path, method = "GET") {
  const answer = await fetch(path, { method, headers: { authorization: `Bearer ${sessionStorage.getItem(TOKEN) ?? ""}` } });
  $("login").hidden = answer.status !== 401;
  $("content").hidden = answer.status === 401;
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer;
}

function row(cells) {
  const tr = document.createElement("tr");
  for (const cell of cells) tr.appendChild(document.createElement("td")).textContent = String(cell);
  return tr;
}

function figure(name, value) {
  const box = document.createElement("div");
  box.appendChild(document.createElement("dt")).textContent = name;
  box.appendChild(document.createElement("dd")).textContent = String(value);
  return box;
}

async function refresh() {
  try {
    const s = await (await ask("state")).json();
    $("status").textContent = s.draining ? "Draining: nobody is let in." : "Open.";
    $("figures").replaceChildren(
      figure("Sockets", s.sockets), figure("Tables in memory", s.active_tables), figure("Commands", s.commands || 0),
      figure("Minutes up", Math.floor(s.up_s / 60)), figure("Redis", s.bus === null ? "not used" : s.bus ? "up" : "down"),
      ...Object.entries(s.counts.phases).map(([phase, n]) => figure(`Tables: ${phase}`, n)),
      figure("Log entries", s.counts.entries ?? "–"));
    $("processes").replaceChildren(...s.processes.map((p) => row([p.id, p.address, when(p.started), p.draining ? "yes" : "no"])));
    $("tables").replaceChildren(...s.tables.map((t) => row([t.table, t.phase, when(t.updated), when(t.due)])));
  } catch {
    $("status").textContent = $("login").hidden ? "The server does not answer." : "The token is missing or wrong.";
  }
}

async function act(before, work) {
  $("said").textContent = before;
  try {
    $("said").textContent = await work();
  } catch {
    $("said").textContent = "That did not work.";
  }
  refresh();
}

$("drain").onclick = () => act("", async () => {
  await ask("drain", "POST");
  return "Everybody was asked to come again; nobody new is let in.";
});
$("open").onclick = () => act("", async () => {
  await ask("open", "POST");
  return "Open again.";
});
$("backup").onclick = () => act("Backing up …", async () => {
  const answer = await ask("backup", "POST");
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") || "")?.[1] || "blackgate.jsonl.gz";
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
  return `Saved as ${name}. It holds the dice of games that go on: keep it to yourself.`;
});
$("metrics").onclick = () => act("", async () => {
  const text = await (await ask("metrics")).text();
  $("metrics-text").textContent = text;
  $("metrics-text").hidden = false;
  return "";
});
$("login").onsubmit = (event) => {
  event.preventDefault();
  sessionStorage.setItem(TOKEN, $("token").value.trim());
  $("token").value = "";
  refresh();
};
refresh();
setInterval(refresh, 2000);
