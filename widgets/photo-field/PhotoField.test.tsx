// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { showWidget } from "../testing/show-widget.tsx";
import { PhotoField } from "./PhotoField.tsx";
import { shrink } from "./shrink.ts";

vi.mock("./shrink.ts", () => ({ shrink: vi.fn() }));

const made = vi.fn(() => `blob:${made.mock.calls.length}`);
const revoked = vi.fn();

beforeEach(() => {
  vi.mocked(shrink).mockResolvedValue(new Blob(["small"], { type: "image/jpeg" }));
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: revoked });
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const small = `data:image/jpeg;base64,${btoa("small")}`;
const props = { label: "Front of your ID" };
const camera = () => screen.getByLabelText("Front of your ID: Take a photo");
const pick = (input = camera()) =>
  act(async () => {
    fireEvent.change(input, {
      target: { files: [new File(["large, with its place"], "x.jpg", { type: "image/jpeg" })] },
    });
  });

describe("PhotoField", () => {
  it("S16 hands the small picture out, never the file, and shows it", async () => {
    const { shown } = showWidget(PhotoField, { props });
    await pick();
    await waitFor(() => expect(shown.events).toEqual([{ event: "pick", detail: small }]));
    expect((screen.getByRole("img") as HTMLImageElement).src).toBe("blob:1");
    expect(shown.values).toEqual([]);
  });

  it("S16 takes a file as well as the camera", async () => {
    const { shown } = showWidget(PhotoField, { props });
    expect(camera().getAttribute("capture")).toBe("environment");
    const file = screen.getByLabelText("Front of your ID: Choose a file");
    expect(file.getAttribute("capture")).toBeNull();
    await pick(file);
    await waitFor(() => expect(shown.events).toHaveLength(1));
  });

  it("S16 says that it sends, takes nothing meanwhile, and says when it was sent", () => {
    const { again } = showWidget(PhotoField, { props, pending: true });
    expect(screen.getByRole("progressbar")).toBeTruthy();
    expect(screen.getByRole("status").textContent).toBe("Uploading…");
    expect((camera() as HTMLInputElement).disabled).toBe(true);
    again({ props });
    expect(screen.queryByRole("progressbar")).toBeNull();
    cleanup();
    showWidget(PhotoField, { props, value: "photo-1" });
    expect(screen.getByRole("status").textContent).toBe("Uploaded");
  });

  it("S16 sends the same picture again after a failure", async () => {
    const { shown, again } = showWidget(PhotoField, { props });
    await pick();
    await waitFor(() => expect(shown.events).toHaveLength(1));
    again({ props: { ...props, failed: true } });
    expect(screen.getByRole("alert").textContent).toBe("The photo was not uploaded");
    fireEvent.click(screen.getByText("Upload again"));
    expect(shown.events[1]).toEqual({ event: "pick", detail: small });
  });

  it("S16 says what is no picture", async () => {
    vi.mocked(shrink).mockRejectedValueOnce(new Error("no picture"));
    const { shown } = showWidget(PhotoField, { props });
    await pick();
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("This file is not a photo that can be used"),
    );
    expect(shown.events).toEqual([]);
  });

  it("S20 a photo is taken away where that is allowed, and its picture let go", async () => {
    const { shown, again } = showWidget(PhotoField, { props: { ...props, removable: true } });
    const remove = () => screen.queryByRole("button", { name: "Front of your ID: Remove" });
    expect(remove()).toBeNull();
    await pick();
    await waitFor(() => expect(shown.events).toHaveLength(1));
    again({ props: { ...props, removable: true, failed: true } });
    fireEvent.click(remove() as HTMLElement);
    expect(shown.events[1]).toEqual({ event: "remove", detail: undefined });
    expect(screen.queryByRole("img")).toBeNull();
    expect(screen.queryByText("Upload again")).toBeNull();
    expect(document.activeElement).toBe(camera());
    expect(revoked).toHaveBeenCalledExactlyOnceWith("blob:1");
    cleanup();
    showWidget(PhotoField, { props, value: "photo-1" });
    expect(remove()).toBeNull();
  });

  it("C18 lets go of a preview when another takes its place and when the field goes", async () => {
    const { shown, unmount } = showWidget(PhotoField, { props });
    await pick();
    await waitFor(() => expect(shown.events).toHaveLength(1));
    await pick();
    await waitFor(() => expect(revoked).toHaveBeenCalledExactlyOnceWith("blob:1"));
    unmount();
    expect(revoked).toHaveBeenLastCalledWith("blob:2");
  });

  it("S16 C17 lets somebody else take the photo, and makes what comes back as small as any other", async () => {
    const { shown, again } = showWidget(PhotoField, { props: { ...props, asks: true } });
    const button = screen.getByRole("button", { name: "Front of your ID: Take a photo" });
    fireEvent.click(button);
    expect(shown.events).toEqual([{ event: "capture", detail: undefined }]);
    expect(screen.getByLabelText("Front of your ID: Choose a file")).toBeTruthy();
    again({ props: { ...props, asks: true, given: `data:image/png;base64,${btoa("large, with its place")}` } });
    await waitFor(() => expect(shown.events[1]).toEqual({ event: "pick", detail: small }));
    const [[file]] = vi.mocked(shrink).mock.calls as [[Blob]];
    expect([file.type, await file.text()]).toEqual(["image/png", "large, with its place"]);
  });

  it("S16 C17 lets somebody else offer the photos to choose from", () => {
    const { shown } = showWidget(PhotoField, { props: { ...props, asksFile: true } });
    fireEvent.click(screen.getByRole("button", { name: "Front of your ID: Choose a file" }));
    expect(shown.events).toEqual([{ event: "choose", detail: undefined }]);
    expect(camera().getAttribute("capture")).toBe("environment");
  });

  it("S16 C17 says that what somebody else gave is no photo", async () => {
    vi.mocked(shrink).mockRejectedValueOnce(new Error("no picture"));
    const { shown } = showWidget(PhotoField, { props: { ...props, asks: true, given: "data:image/png;base64,%" } });
    await waitFor(() =>
      expect(screen.getByRole("alert").textContent).toBe("This file is not a photo that can be used"),
    );
    expect(shown.events).toEqual([]);
  });

  it("S16 takes no second photo while one is sent", () => {
    const { shown } = showWidget(PhotoField, { props: { ...props, asks: true }, pending: true });
    fireEvent.click(screen.getByRole("button", { name: "Front of your ID: Take a photo" }));
    expect(shown.events).toEqual([]);
  });
});
