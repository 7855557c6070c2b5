import { againMark } from "../../publish/page/worker-addresses.ts";

/**
 * What runs before any script of ours comes, and where none does; in words that any browser knows.
 *
 * What is pressed meanwhile is noted for `app/page/early-press.ts`: a button of the first screen has no steps until
 * then, says that it waits, and sends no form. What is typed stands in the fields themselves.
 *
 * A script that cannot be had makes the page anew, once for each build and where the server answers, as a part of it
 * does (`app/lifecycle/new-page.ts`, R30); then the page says that it has not started, with a way to try again. That one
 * asks the host, as `app/page/made-again.ts` does: what this device keeps may be what does not start (R8).
 */
export const firstScript = `(function(){
var w=window,l=location;
function anew(b){var q=new URLSearchParams(l.search);q.append("${againMark}",b);l.replace(l.pathname+"?"+q+l.hash)}
function tried(){return new URLSearchParams(l.search).getAll("${againMark}")}
function say(){var n=document.getElementById("not-started");if(n)n.setAttribute("data-now","")}
addEventListener("click",function(e){
var t=e.target,p=w.pressed,b=t.closest&&t.closest("button");
if(t.id==="start-again"){e.preventDefault();if(tried().length)l.reload();else anew("start");return}
if(w.alive)return;
if(p)p.removeAttribute("data-waits");
if(b){e.preventDefault();b.setAttribute("data-waits","")}
w.pressed=b
},true);
addEventListener("error",function(e){
var s=e.target;
if(!s||s.tagName!=="SCRIPT"||!s.src)return;
var b=new URL(s.src).pathname;
if(tried().indexOf(b)>=0)return say();
fetch(l.pathname,{method:"HEAD",cache:"no-store"}).then(function(a){
if(!a.ok)return say();
anew(b)
},say)
},true)
})()`.replaceAll("\n", "");
