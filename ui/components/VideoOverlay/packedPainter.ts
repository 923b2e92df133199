/** Draws the frames of a packed clip: the picture in the upper half, and its opacity as grey in the lower half. */
export interface PackedPainter {
  readonly paint: (clip: HTMLVideoElement) => void;
  readonly release: () => void;
}

const VERTEX = `
attribute vec2 corner;
varying vec2 place;
void main() {
  place = corner * 0.5 + 0.5;
  gl_Position = vec4(corner, 0.0, 1.0);
}`;

// The colours are premultiplied by their opacity, so that no edge shows the colour behind. The codec leaves slight noise in empty areas.
const FRAGMENT = `
precision mediump float;
uniform sampler2D frame;
varying vec2 place;
void main() {
  vec3 colour = texture2D(frame, vec2(place.x, 0.5 + place.y * 0.5)).rgb;
  float alpha = texture2D(frame, vec2(place.x, place.y * 0.5)).g;
  alpha = clamp((alpha - 0.03) / 0.95, 0.0, 1.0);
  gl_FragColor = vec4(min(colour, vec3(alpha)), alpha);
}`;

function compile(gl: WebGLRenderingContext, type: number, source: string): WebGLShader | undefined {
  const shader = gl.createShader(type);
  if (shader === null) return undefined;
  gl.shaderSource(shader, source);
  gl.compileShader(shader);
  return gl.getShaderParameter(shader, gl.COMPILE_STATUS) === true ? shader : undefined;
}

function link(gl: WebGLRenderingContext): WebGLProgram | undefined {
  const vertex = compile(gl, gl.VERTEX_SHADER, VERTEX);
  const fragment = compile(gl, gl.FRAGMENT_SHADER, FRAGMENT);
  const program = gl.createProgram();
  if (vertex === undefined || fragment === undefined) return undefined;
  gl.attachShader(program, vertex);
  gl.attachShader(program, fragment);
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) === true ? program : undefined;
}

/**
 * Creates the WebGL painter of a packed clip on a canvas.
 *
 * @returns undefined if the browser has no WebGL
 */
export function createPackedPainter(canvas: HTMLCanvasElement): PackedPainter | undefined {
  const gl = canvas.getContext('webgl', { alpha: true, premultipliedAlpha: true, antialias: false });
  const program = gl === null ? undefined : link(gl);
  if (gl === null || program === undefined) return undefined;
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW);
  const corner = gl.getAttribLocation(program, 'corner');
  gl.enableVertexAttribArray(corner);
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T]) gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  for (const size of [gl.TEXTURE_MIN_FILTER, gl.TEXTURE_MAG_FILTER]) gl.texParameteri(gl.TEXTURE_2D, size, gl.LINEAR);
  gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, true);
  return {
    paint(clip) {
      const [width, height] = [clip.videoWidth, clip.videoHeight / 2];
      if (width === 0) return;
      if (canvas.width !== width || canvas.height !== height) {
        canvas.width = width;
        canvas.height = height;
        gl.viewport(0, 0, width, height);
      }
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, clip);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    },
    release: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}
